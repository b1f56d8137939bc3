import { AppError } from '#/platform/http/app-error.ts';

export const notABackup = (why: string) => new AppError('backup.broken', 422, `这份备份不能用：${why}`);
export const unpacksTooFar = () => notABackup('解开后比文件本身大几百倍，不像真的备份，已停止读取');
export const fromNewerVersion = () =>
  new AppError('backup.newer', 409, '这份备份来自更新的版本，请先升级搜罗再恢复，什么都没有改动');
export const notEmpty = (where: string) =>
  new AppError(
    'backup.not_empty',
    409,
    `${where}里已经有数据，什么都没有改动。请换一个空的目录或数据库；确定要覆盖就加上 --force，会先把现有数据另存一份`,
  );
export const siteIsRunning = () =>
  new AppError('backup.site_running', 409, '网站还在运行（数据库正被使用），请先停止它再来；什么都没有改动');
export const noSpace = (needed: string, free: string) =>
  new AppError('backup.no_space', 507, `磁盘空间不够：大约需要 ${needed}，只剩 ${free}`);
export const noData = () => new AppError('backup.no_data', 404, '这里还没有数据：先运行 npm start');
export const backupNotFound = () => new AppError('backup.not_found', 404, '没有这份备份');
export const filesMissing = (names: readonly string[], kept: string) =>
  new AppError(
    'backup.files_missing',
    500,
    `备份不完整：数据库里登记的上传文件，有 ${names.length} 个在 DATA_DIR/files 里找不到（${shownNames(names)}）。如果几个进程用了不同的 DATA_DIR，请让它们用同一个；如果文件确实丢了，请从旧备份里找回，或者删除这些图片。其余内容已存为 ${kept}，标为不完整`,
  );
export const backupBusy = () => new AppError('backup.busy', 409, '已经有一次备份在进行，请等它完成');
export const loadedWrong = (what: string) =>
  new AppError('backup.loaded_wrong', 500, `核对没有通过（${what}），已经撤回，什么都没有改动`);

export const notChecked = () =>
  new AppError('backup.not_checked', 409, '这份备份还没有核对，或者核对没有通过；核对之后才能比较和恢复');
export const notThatName = () => {
  const Message = '和网站的名字不一样，什么都没有改动';
  return new AppError('backup.not_that_name', 400, Message, { fields: [{ Field: 'SiteName', Message }] });
};
export const restoreAsked = () => new AppError('backup.restore_asked', 409, '已经有一次恢复在进行，请等它完成');
export const cannotRestart = () =>
  new AppError('backup.cannot_restart', 409, '网站以多个进程运行，请停止它，用命令行恢复；什么都没有改动');
export const wrongPiece = () => new AppError('backup.wrong_piece', 409, '上传接不上了，请重新选择文件');

const SHOWN = 3;

function shownNames(names: readonly string[]): string {
  return names.slice(0, SHOWN).join('、') + (names.length > SHOWN ? ' 等' : '');
}
