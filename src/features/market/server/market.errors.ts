import { AppError } from '#/platform/http/app-error.ts';

export const itemNotFound = () => new AppError('market.not_found', 404, '没有这件商品，可能已经下架');
export const notAPhoto = () =>
  new AppError('market.not_a_photo', 400, '认不出这张图片，请换一张 JPG、PNG 或 WebP 照片');
export const alertTooHigh = () =>
  new AppError('market.alert_too_high', 400, '提醒价要低于现在的价格', {
    fields: [{ Field: 'below', Message: '要低于现在的价格' }],
  });
export const tooManyAlerts = (most: number) =>
  new AppError('market.too_many_alerts', 409, `最多给 ${most} 件商品设降价提醒，先取消几件再来`);
export const unknownCity = () =>
  new AppError('market.unknown_city', 400, '没有这座城市，请从列表里选', {
    fields: [{ Field: 'city', Message: '请从列表里选' }],
  });
export const postBlocked = () => new AppError('market.post_blocked', 400, '内容里有不能发布的词，请改一改');
export const postContact = () =>
  new AppError('market.post_contact', 400, '请不要写电话、账号和网址，有意的人会在站内联系你');
export const tooManyPosts = (most: number) =>
  new AppError('market.too_many_posts', 409, `同时最多发布 ${most} 条，先撤下几条再来`);
export const tooManyToday = (most: number) =>
  new AppError('market.too_many_today', 429, `一天最多发布 ${most} 条，明天再来`);
export const nothingSaid = () =>
  new AppError('market.nothing_said', 400, '请填写消息', { fields: [{ Field: 'content', Message: '请填写消息' }] });
export const blankPost = (Field: 'title' | 'content', name: string) =>
  new AppError('market.blank_post', 400, `请填写${name}`, { fields: [{ Field, Message: `请填写${name}` }] });
export const ownPost = () => new AppError('market.own_post', 400, '这是你自己发布的，有人来问会在私信里看到');
export const chatNotFound = () => new AppError('market.chat_not_found', 404, '没有这个私信，可能已经过期');
export const notAccepted = (isOwn: boolean) =>
  new AppError('market.not_accepted', 403, isOwn ? '你拉黑了对方，先取消拉黑再写' : '对方暂时不接收你的消息');
export const waitForAnswer = () => new AppError('market.wait_for_answer', 429, '对方还没有回，等等再写');
export const chatClosed = () => new AppError('market.chat_closed', 409, '这个私信已经关闭，不能再写');
export const tooManyChats = (most: number) =>
  new AppError('market.too_many_chats', 429, `一天最多问 ${most} 件，明天再来`);
export const batchNotFound = () => new AppError('market.batch_not_found', 404, '没有这一批，可能已经过了 30 天');
export const unreadable = (Message: string) =>
  new AppError('market.unreadable', 400, Message, { fields: [{ Field: 'file', Message }] });

export const stillReading = () =>
  new AppError('market.still_reading', 409, '上一个文件还没有读完，请等它读完再选下一个');

const BUSY: Record<string, string> = {
  ready: '这一批还没有写入',
  writing: '正在写入，请等它完成',
  undoing: '正在撤销，请等它完成',
  done: '这一批已经写入',
  undone: '这一批已经撤销',
};
export const batchBusy = (state: string) => new AppError('market.batch_busy', 409, BUSY[state] ?? '这一批还不能这样做');
export const notExpired = () => new AppError('market.not_expired', 409, '还没有到期，不用再发');
