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
  /** Of the disk, 0 to 1. */
  freeShare: number;
}

const LOW_DISK = 0.1;

/** What waits for the operator, the most urgent first. */
export function todosOf(known: Known): Todo[] {
  const { waitingWords, reportedWords, reportedLinks, deadJobs, failedSources, freeShare } = known;
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
    failedSources.length > 0 && {
      what: `采集源「${failedSources[0]}」${failedSources.length > 1 ? `等 ${failedSources.length} 个` : ''}上次采集失败`,
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
  ];
  return todos.filter((todo) => todo !== false);
}
