export const postPath = (name: string) => `/blog/${encodeURIComponent(name)}`;
/** By what it is called: the address a person would type, and the one in the footer. */
export const categoryPath = (displayName: string) => `/blog/category/${encodeURIComponent(displayName)}`;
export const tagPath = (displayName: string) => `/blog/tag/${encodeURIComponent(displayName)}`;
