import type { ConfigService } from '#/features/config/server/config.service.ts';
import type { HotWordNeeds } from '#/features/search/server/hot-word.service.ts';

/** What the operator chose among the hot words stands in the site's configuration, with its history. */
export function chosenHotWords(config: ConfigService): Pick<HotWordNeeds, 'chosen' | 'choose'> {
  const chosen = async () => ({
    hidden: await config.read('hotWordsHidden', []),
    pinned: await config.read('marketHotWords', []),
  });
  return {
    chosen,
    async choose(make, by) {
      const { hidden, pinned } = await chosen();
      // Each is made out of what is kept at that moment: another operator's choice in between is not lost.
      await config.change('hotWordsHidden', (before = []) => make({ hidden: before, pinned }).hidden, by);
      await config.change('marketHotWords', (before = []) => make({ hidden, pinned: before }).pinned, by);
    },
  };
}
