export const UNSUBSCRIBE_PATH = '/inbox/unsubscribe';
