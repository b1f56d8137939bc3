const MESSAGES: Record<string, string> = {
  NotAllowedError: '摄像头没有被允许：请在浏览器地址栏旁的权限里允许，或改用图片',
  NotFoundError: '没有找到摄像头：接上再试，或改用图片',
  NotReadableError: '摄像头正被别的程序占用：关掉它再试，或改用图片',
  SecurityError: '浏览器只让 https 网页使用摄像头：换用 https 地址，或改用图片',
};

/** What went wrong with the camera, by the names that browsers give, and what to do. */
export function cameraFault(error: unknown): string {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return MESSAGES[name] ?? '没能打开摄像头，请改用图片';
}
