export interface Todo {
  what: string;
  /** What was done already, or why it matters. */
  note: string;
  verb: string;
  to: string;
  isUrgent: boolean;
}

interface Known {
  waitingWords: number;
  reportedWords: number;
  reportedLinks: number;
  deadJobs: number;
  failedSources: readonly string[];
  /** Channels to which nothing gets through. */
  deadChannels: readonly string[];
  /** The word looked for in vain most often. */
  missing: { Words: string; Misses: number } | undefined;
  /** Of the disk, 0 to 1. */
  freeShare: number;
}

interface Step {
  Title: string;
  Text: string;
  Path: string;
  IsDone: boolean;
  IsDismissed: boolean;
}

const LOW_DISK = 0.1;
/** Of a site that is still being set up. */
const MOST_STEPS = 3;
/** One person may mistype: so many are a wish. */
const MANY_MISSES = 3;
/** More would be a list to put off. */
const MOST = 4;

/** What waits for the operator, what does most harm first, and no more than can be done now. */
export function todosOf(known: Known): Todo[] {
  const { waitingWords, reportedWords, reportedLinks, deadJobs, failedSources, deadChannels, missing, freeShare } =
    known;
  const todos: (Todo | false)[] = [
    freeShare < LOW_DISK && {
      what: '磁盘快满了',
      note: `只剩 ${Math.max(0, Math.floor(freeShare * 100))}%，写满之后改动都会失败`,
      verb: '查看',
      to: '#machine',
      isUrgent: true,
    },
    deadJobs > 0 && {
      what: `${deadJobs} 个后台任务失败`,
      note: '已按间隔重试过，不再自动重试',
      verb: '重试',
      to: '#jobs',
      isUrgent: true,
    },
    deadChannels.length > 0 && {
      what: `「${deadChannels[0]}」${deadChannels.length > 1 ? `等 ${deadChannels.length} 个渠道` : ''}收不到消息`,
      note: '消息先存着，修好后补发，不会重复',
      verb: '修复',
      to: '/market/admin/wechat/robot',
      isUrgent: true,
    },
    failedSources.length > 0 && {
      what: `采集源「${failedSources[0]}」${failedSources.length > 1 ? `等 ${failedSources.length} 个` : ''}采集失败`,
      note: '已采到的都留着，可以接着采',
      verb: '查看',
      to: '/market/admin/catalogue',
      isUrgent: true,
    },
    waitingWords > 0 && {
      what: `${waitingWords} 条留言待审`,
      note: '通过之前别人看不到',
      verb: '审核',
      to: '/market/admin/word?state=waiting',
      isUrgent: false,
    },
    reportedWords > 0 && {
      what: `${reportedWords} 条留言被举报`,
      note: '举报多的已先收起',
      verb: '审核',
      to: '/market/admin/word?state=reported',
      isUrgent: false,
    },
    reportedLinks > 0 && {
      what: `${reportedLinks} 个短链接被举报`,
      note: '还能打开，等你决定',
      verb: '查看',
      to: '/market/admin/short?state=reported',
      isUrgent: false,
    },
    missing !== undefined &&
      missing.Misses >= MANY_MISSES && {
        what: `「${missing.Words}」搜了 ${missing.Misses} 次没结果`,
        note: '可以补一条，或接到已有的片目',
        verb: '补一条',
        to: `/market/admin/catalogue/items/edit?name=${encodeURIComponent(missing.Words)}`,
        isUrgent: false,
      },
  ];
  return todos.filter((todo) => todo !== false).slice(0, MOST);
}

/** Where there is room, the next steps before the site is one's own. */
export function withSteps(todos: readonly Todo[], steps: readonly Step[]): Todo[] {
  const open = steps.filter(({ IsDone, IsDismissed }) => !IsDone && !IsDismissed).slice(0, MOST_STEPS);
  const more = open.map(({ Title, Text, Path }) => ({
    what: Title,
    note: Text,
    verb: '去做',
    to: Path,
    isUrgent: false,
  }));
  return [...todos, ...more].slice(0, MOST);
}
