/** How many pictures one address may have read: each takes a processor for seconds. */
export const VISITOR_OCR = { max: 20, seconds: 3600 } as const;
