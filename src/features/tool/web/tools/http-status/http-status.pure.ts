export interface HttpStatus {
  code: number;
  name: string;
  meaning: string;
}

const LIST = `
100 Continue|继续：服务器愿意收正文，客户端可以接着发
101 Switching Protocols|切换协议：常见于升级到 WebSocket
102 Processing|处理中：WebDAV，服务器还在算
103 Early Hints|早期提示：先告诉浏览器要预加载什么
200 OK|成功
201 Created|已创建：新资源的地址通常在 Location 里
202 Accepted|已接受：任务排上了队，还没做完
203 Non-Authoritative Information|非权威信息：内容被中间代理改过
204 No Content|成功但没有正文：常见于删除和保存
205 Reset Content|重置内容：请清空表单
206 Partial Content|部分内容：断点续传、视频拖动
207 Multi-Status|多状态：WebDAV，一次回答好几个资源
208 Already Reported|已报告：WebDAV，前面列过了
226 IM Used|用了增量编码
300 Multiple Choices|有多个选择
301 Moved Permanently|永久搬走：浏览器和搜索引擎会记住新地址
302 Found|临时跳转：下次还是来老地址
303 See Other|去别处看：提交后跳到结果页，改用 GET
304 Not Modified|没有变化：用缓存里的就行
305 Use Proxy|要用代理：已废弃
307 Temporary Redirect|临时跳转，方法和正文不变
308 Permanent Redirect|永久搬走，方法和正文不变
400 Bad Request|请求有误：格式不对、参数缺失
401 Unauthorized|没有登录：令牌缺失、过期或不对
402 Payment Required|需要付费：保留给将来使用
403 Forbidden|没有权限：登录了也不让看
404 Not Found|找不到：地址写错，或资源已删除
405 Method Not Allowed|方法不允许：例如只支持 GET 却发了 POST
406 Not Acceptable|给不出你要的格式：看 Accept 头
407 Proxy Authentication Required|代理要求登录
408 Request Timeout|请求超时：客户端发得太慢
409 Conflict|冲突：重名，或别人先改了
410 Gone|没了：曾经有，以后也不会再有
411 Length Required|要写明 Content-Length
412 Precondition Failed|前提不成立：If-Match 对不上，有人先改了
413 Content Too Large|正文太大：上传超过限制
414 URI Too Long|地址太长：参数改用正文发
415 Unsupported Media Type|类型不支持：看 Content-Type 头
416 Range Not Satisfiable|要的范围不存在：断点续传越界
417 Expectation Failed|Expect 头的要求满足不了
418 I'm a Teapot|我是茶壶：愚人节玩笑，不会泡咖啡
421 Misdirected Request|发错了服务器
422 Unprocessable Content|看懂了但处理不了：字段校验没过
423 Locked|被锁住：WebDAV
424 Failed Dependency|前一步失败：WebDAV
425 Too Early|太早：怕重放攻击，请稍后再试
426 Upgrade Required|要升级协议
428 Precondition Required|必须带前提：例如 If-Match
429 Too Many Requests|太频繁：看 Retry-After 再试
431 Request Header Fields Too Large|请求头太大：多半是 Cookie 太长
451 Unavailable For Legal Reasons|因法律原因不能提供
499 Client Closed Request|客户端先断开了（Nginx）
500 Internal Server Error|服务器内部错误：程序抛了异常
501 Not Implemented|还没有实现这个方法
502 Bad Gateway|网关收到坏回应：后端挂了或没启动
503 Service Unavailable|暂时不可用：过载或维护
504 Gateway Timeout|网关超时：后端太慢
505 HTTP Version Not Supported|不支持这个 HTTP 版本
506 Variant Also Negotiates|内容协商配置有误
507 Insufficient Storage|存储空间不足：WebDAV
508 Loop Detected|检测到循环：WebDAV
510 Not Extended|需要扩展：已废弃
511 Network Authentication Required|要先登录网络：公共 Wi-Fi 的认证页
520 Web Server Returned an Unknown Error|源站返回了看不懂的内容（Cloudflare）
521 Web Server Is Down|源站拒绝连接（Cloudflare）
522 Connection Timed Out|连源站超时（Cloudflare）
523 Origin Is Unreachable|找不到源站（Cloudflare）
524 A Timeout Occurred|源站连上了但太久没回应（Cloudflare）
525 SSL Handshake Failed|和源站 TLS 握手失败（Cloudflare）
526 Invalid SSL Certificate|源站证书无效（Cloudflare）`;

export const HTTP_STATUSES: readonly HttpStatus[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [head = '', meaning = ''] = line.split('|');
    return { code: Number(head.slice(0, 3)), name: head.slice(4), meaning };
  });
