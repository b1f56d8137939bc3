/** The types of tools, in the order of the index, each with a few words on where its tools work. */
export const TOOL_TYPES = [
  { name: '代码处理', note: '整理、转换、校验' },
  { name: '站长工具', note: '域名、证书与网页体检' },
  { name: '文本处理', note: '不上传，在浏览器里算' },
  { name: '图片处理', note: '除了识字，图片不离开你的电脑' },
  { name: '生活工具', note: '日常算一算' },
  { name: 'Api文档', note: '接口与速查表' },
] as const;

export type ToolType = (typeof TOOL_TYPES)[number]['name'];

/** What a result is, so that it can be sent to a tool that takes it. A tool that takes `text` takes any of them. */
export type TextKind =
  | 'text'
  | 'json'
  | 'yaml'
  | 'toml'
  | 'xml'
  | 'csv'
  | 'html'
  | 'css'
  | 'js'
  | 'sql'
  | 'markdown'
  | 'url'
  | 'base64'
  | 'domain';

/** What `tool.ts` of each tool says about it. The server reads it from the folder; no list is kept by hand. */
export interface ToolInfo {
  /** The folder's name and the last part of the address. */
  url: string;
  name: string;
  type: ToolType;
  /** A verb phrase for the index, at most 20 characters. */
  brief: string;
  /** One or two sentences: also the page's description for search engines. */
  description: string;
  /** Other names it is looked for by; pinyin and initials of these and of the name come by themselves. */
  keywords: readonly string[];
  /** The name of an icon of lucide, in kebab-case. */
  icon: string;
  /** Shown on the page and filled in on request. What it gives is proved by the tool's test. */
  example: { input: string; output: string };
  /** `server`: the address that was typed is sent to our server. `site`: it tries our own API. The page says so. */
  runsOn?: 'browser' | 'server' | 'site';
  /** Which results of other tools may be sent here. Left out: none. */
  accepts?: readonly TextKind[];
  /** Tools that lead the index and the home page; 0 to 100. */
  weight?: number;
  /** A page of ours outside /tool. Such a folder has no view. */
  path?: string;
  /** What a user should know, a sentence each. */
  notes?: readonly string[];
}
