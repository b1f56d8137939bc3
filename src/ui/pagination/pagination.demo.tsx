import { useSearchParams } from 'react-router';
import { DemoRow } from '../section/demo-row.tsx';
import { Pagination } from './pagination.tsx';

export const title = '分页';

export default function PaginationDemo() {
  const page = Number(useSearchParams()[0].get('page')) || 6;
  return (
    <>
      <DemoRow label="中间" layout="stack">
        <Pagination label="片目分页" page={page} pages={44} to={(number) => `/test?page=${number}#pagination`} />
      </DemoRow>
      <DemoRow label="开头" layout="stack">
        <Pagination label="开头的分页" page={1} pages={5} to={(number) => `/test?page=${number}`} />
      </DemoRow>
      <DemoRow label="末尾" layout="stack">
        <Pagination label="末尾的分页" page={128} pages={128} to={(number) => `/test?page=${number}`} />
      </DemoRow>
    </>
  );
}
