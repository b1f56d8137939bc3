const TAG = /[#＃]([\p{L}\p{N}_\-·]{1,20})[#＃]?/gu;

/** The tags in a remark: 和老王 #出差 #报销# has two. Each once, in their order. */
export function tagsIn(remark: string): string[] {
  return [...new Set([...remark.normalize('NFKC').matchAll(TAG)].map(([, name = '']) => name))];
}

/** A remark without its tags, for where they are shown apart. */
export function withoutTags(remark: string): string {
  return remark.replaceAll(TAG, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** What finds the bills of just this tag, and not those of a longer one. */
export const tagWord = (name: string) => `#${name}#`;
