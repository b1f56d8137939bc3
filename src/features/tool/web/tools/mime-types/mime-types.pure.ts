export interface MimeType {
  type: string;
  extensions: readonly string[];
  use: string;
}

const LIST = `
text/html html htm|网页
text/css css|样式表
text/javascript js mjs|JavaScript 脚本
text/plain txt log conf|纯文本
text/csv csv|逗号分隔的表格
text/markdown md markdown|Markdown 文档
text/calendar ics|日历
text/vcard vcf|名片
text/xml xml|XML（也用 application/xml）
text/event-stream -|服务器推送事件
application/json json map|JSON 数据
application/ld+json jsonld|结构化数据
application/problem+json -|接口错误说明
application/manifest+json webmanifest|网页应用清单
application/xml xsd xsl|XML
application/rss+xml rss|RSS 订阅
application/atom+xml atom|Atom 订阅
application/yaml yaml yml|YAML
application/toml toml|TOML
application/sql sql|SQL 脚本
application/wasm wasm|WebAssembly
application/pdf pdf|PDF 文档
application/rtf rtf|富文本
application/epub+zip epub|电子书
application/msword doc dot|Word 97–2003
application/vnd.openxmlformats-officedocument.wordprocessingml.document docx|Word 文档
application/vnd.ms-excel xls|Excel 97–2003
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx|Excel 表格
application/vnd.ms-powerpoint ppt|PowerPoint 97–2003
application/vnd.openxmlformats-officedocument.presentationml.presentation pptx|PowerPoint 演示
application/vnd.oasis.opendocument.text odt|OpenDocument 文档
application/vnd.oasis.opendocument.spreadsheet ods|OpenDocument 表格
application/zip zip|压缩包
application/gzip gz tgz|gzip 压缩
application/x-7z-compressed 7z|7-Zip 压缩包
application/vnd.rar rar|RAR 压缩包
application/x-tar tar|tar 归档
application/x-bzip2 bz2|bzip2 压缩
application/zstd zst|Zstandard 压缩
application/java-archive jar|Java 程序包
application/vnd.android.package-archive apk|安卓安装包
application/x-msdownload exe dll|Windows 程序
application/x-apple-diskimage dmg|macOS 磁盘映像
application/x-sh sh|Shell 脚本
application/x-www-form-urlencoded -|普通表单
multipart/form-data -|带文件的表单
application/octet-stream bin|任意二进制，浏览器会下载
application/graphql graphql gql|GraphQL
application/x-ndjson ndjson jsonl|一行一个 JSON
application/vnd.apple.mpegurl m3u8|HLS 播放列表
application/dash+xml mpd|DASH 播放列表
image/jpeg jpg jpeg|照片
image/png png|无损图片，支持透明
image/gif gif|动图
image/webp webp|更小的网页图片
image/avif avif|更新更小的网页图片
image/svg+xml svg|矢量图
image/x-icon ico|网站图标
image/bmp bmp|位图
image/tiff tif tiff|扫描与印刷
image/heic heic|苹果手机照片
image/vnd.adobe.photoshop psd|Photoshop
image/jxl jxl|JPEG XL
audio/mpeg mp3|音乐
audio/mp4 m4a|AAC 音频
audio/aac aac|AAC 音频
audio/ogg ogg oga opus|Ogg 音频
audio/wav wav|无损音频
audio/flac flac|无损音频
audio/midi mid midi|MIDI
audio/webm weba|WebM 音频
video/mp4 mp4 m4v|最通用的视频
video/webm webm|网页视频
video/ogg ogv|Ogg 视频
video/quicktime mov|苹果视频
video/x-msvideo avi|AVI
video/x-matroska mkv|MKV
video/mp2t ts|HLS 视频片段
video/x-flv flv|Flash 视频
font/woff2 woff2|网页字体
font/woff woff|网页字体（旧）
font/ttf ttf|TrueType 字体
font/otf otf|OpenType 字体
model/gltf-binary glb|三维模型
model/gltf+json gltf|三维模型`;

export const MIME_TYPES: readonly MimeType[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [head = '', use = ''] = line.split('|');
    const [type = '', ...extensions] = head.split(' ');
    return { type, extensions: extensions.filter((extension) => extension !== '-').map((one) => `.${one}`), use };
  });
