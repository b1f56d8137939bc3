/** The list of a type. The bare one lists all tools. */
export const typePath = (type: string) => `/tool/type/${type}`;
