import { AppError } from '#/platform/http/app-error.ts';

const refused = (code: string, Field: string, Message: string) =>
  new AppError(`word.${code}`, 400, Message, { fields: [{ Field, Message }] });

export const badContent = (message: string) => refused('bad_content', 'Content', message);
export const badNickname = (message: string) => refused('bad_nickname', 'Nickname', message);
/** Which word it was is not said: who wants to get around the list would only try the next spelling. */
export const blocked = (field: 'Content' | 'Nickname') =>
  refused('blocked', field, field === 'Content' ? '内容里有本站不允许的词语，请改一改' : '这个昵称不能用，请换一个');
export const duplicate = () =>
  new AppError('word.duplicate', 409, '这句话今天已经发过了', {
    fields: [{ Field: 'Content', Message: '这句话今天已经发过了' }],
  });
export const oneReview = () =>
  new AppError('word.one_review', 409, '你已经写过短评，一部片一条；删掉旧的再写', {
    fields: [{ Field: 'Content', Message: '你已经写过短评，一部片一条；删掉旧的再写' }],
  });
export const noGoods = () => new AppError('word.no_title', 404, '没有这件商品，可能已经下架');
export const noArticle = () => new AppError('word.no_title', 404, '没有这篇文章，可能已经撤下');
export const noTitle = () => new AppError('word.no_title', 404, '没有这一部，可能已经下架');
export const noParent = () => new AppError('word.no_parent', 404, '要回复的留言已经不在了');

export const proofNeeded = () =>
  new AppError('word.proof_needed', 400, '未登录留言要由浏览器先算一道小题，请开启 JavaScript，或登录后再发');
export const proofWrong = () => new AppError('word.proof_wrong', 400, '验证没有通过或已过期，请再发一次');
export const proofSpent = () => new AppError('word.proof_spent', 400, '这次验证已经用过了，请再发一次');

export const closed = () => new AppError('word.closed', 403, '留言板已关闭');
export const membersOnly = () => new AppError('word.members_only', 403, '留言板现在只对会员开放，请先登录');
export const authorBlocked = () =>
  new AppError('word.author_blocked', 403, '站长已停止你在这里留言；如有疑问，请用页脚的联系方式找站长');
export const wordNotFound = () => new AppError('word.not_found', 404, '留言不存在或已删除');
export const notPinnable = () => new AppError('word.not_pinnable', 400, '只有显示中的留言可以置顶');
