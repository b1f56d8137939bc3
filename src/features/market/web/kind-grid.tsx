import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { tilePicture } from '../tile-picture.pure.ts';
import './kind-grid.css';

const SHOWN = 9;
/** Other ways in, which close the second row where there are not enough kinds. */
const WAYS = [
  { name: '拍照找', to: '/market/similar', picture: '相机' },
  { name: '图片墙', to: '/market/imgs', picture: '绘本' },
  { name: '求一个', to: '/market/word', picture: '求一个' },
];

interface Props {
  kinds: readonly { name: string; count: number }[];
}

/** The categories with most to offer, and the way to all: rows of five that always close. */
export function KindGrid({ kinds }: Props) {
  if (kinds.length === 0) return null;
  const isWide = kinds.length + WAYS.length >= SHOWN;
  const links = kinds.map(({ name }) => ({
    name,
    to: `/market/search?category=${encodeURIComponent(name)}`,
    picture: name,
  }));
  const shown = isWide ? [...links.slice(0, SHOWN), ...WAYS].slice(0, SHOWN) : links.slice(0, 4);
  return (
    <nav className="market-kinds" aria-label="分类">
      {shown.map(({ name, to, picture }) => (
        <Link key={to} to={to}>
          <img className="market-kind" src={tilePicture(picture)} alt="" width={52} height={52} />
          {name}
        </Link>
      ))}
      <Link to="/market/type">
        <span className="market-kind">
          <LayoutGrid size={22} strokeWidth={1.6} aria-hidden />
        </span>
        全部
      </Link>
    </nav>
  );
}
