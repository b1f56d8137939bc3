import { isOutside } from '#/contract/outside-picture.pure.ts';
import type { PictureShelf } from '#/platform/picture/picture-shelf.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';

const LONGEST = 2048;
const PURPOSE = 'outside picture';

interface Needs {
  secrets: Pick<SecretBox, 'mark'>;
  /** All that keeps addresses of pictures. */
  shelves: () => readonly PictureShelf[];
}

/** Which pictures of other sites are shown here: nobody can have anything else fetched. */
export function createOutsidePictures({ secrets, shelves }: Needs) {
  /** For who shows addresses that stand in none of our tables: an article of another site. */
  const proofOf = (address: string): string => secrets.mark(address, PURPOSE).slice(0, 22);

  return {
    proofOf,

    async isKnown(address: string, proof: unknown): Promise<boolean> {
      if (!isOutside(address) || address.length > LONGEST || !URL.canParse(address)) return false;
      if (proof !== undefined) return proof === proofOf(address);
      for (const shelf of shelves()) if (await shelf.holds(address)) return true;
      return false;
    },
  };
}

export type OutsidePictures = ReturnType<typeof createOutsidePictures>;
