/** What to say when the server cannot be reached. */
export const lostConnection = () => (navigator.onLine ? '网络不通，请稍后再试' : '网络已断开，连上后再试');
