/** What is said about a title, in the words of pages and reasons. */
export const TITLE_FIELD_NAMES = {
  name: '名称',
  kind: '类型',
  year: '年份',
  aliases: '别名',
  regions: '地区',
  languages: '语言',
  genres: '题材',
  directors: '导演',
  actors: '演员',
  releaseDate: '上映日期',
  duration: '时长',
  cover: '封面',
  summary: '简介',
  remark: '备注',
  isFinished: '完结',
} as const;
