import { Link } from 'react-router';
import { tagsIn, tagWord, withoutTags } from '../tag.pure.ts';

/** A remark, and each of its tags as a way to all bills that have it. */
export function BillRemark({ remark }: { remark: string }) {
  const rest = withoutTags(remark);
  return (
    <>
      {rest && <small>{rest}</small>}
      {tagsIn(remark).map((name) => (
        <Link key={name} className="bill-tag" to={`/bill?words=${encodeURIComponent(tagWord(name))}`}>
          #{name}
        </Link>
      ))}
    </>
  );
}
