import { Baby, Bed, GraduationCap, House, LayoutGrid, Recycle, Sparkles, Ticket, Utensils } from 'lucide-react';
import { Link } from 'react-router';
import './kind-grid.css';

/** Icon and tone of the shipped categories; others get a plain one. */
const LOOKS: Record<string, { Icon: typeof House; tone: number }> = {
  美食: { Icon: Utensils, tone: 1 },
  二手: { Icon: Recycle, tone: 2 },
  到家: { Icon: House, tone: 3 },
  课程: { Icon: GraduationCap, tone: 4 },
  门票: { Icon: Ticket, tone: 5 },
  生活: { Icon: Sparkles, tone: 6 },
  酒旅: { Icon: Bed, tone: 5 },
  亲子: { Icon: Baby, tone: 1 },
};
const SHOWN = 9;

interface Props {
  kinds: readonly { name: string; count: number }[];
}

/** The categories with most to offer, and the way to all: a grid of five that always closes. */
export function KindGrid({ kinds }: Props) {
  if (kinds.length === 0) return null;
  const shown = kinds.length >= SHOWN ? kinds.slice(0, SHOWN) : kinds.slice(0, 4);
  return (
    <nav className="market-kinds" aria-label="分类">
      {shown.map(({ name }) => {
        const { Icon, tone } = LOOKS[name] ?? { Icon: LayoutGrid, tone: 6 };
        return (
          <Link key={name} to={`/market/search?category=${encodeURIComponent(name)}`}>
            <span className="market-kind" data-tone={tone}>
              <Icon size={22} strokeWidth={1.6} aria-hidden />
            </span>
            {name}
          </Link>
        );
      })}
      <Link to="/market/type">
        <span className="market-kind" data-tone={6}>
          <LayoutGrid size={22} strokeWidth={1.6} aria-hidden />
        </span>
        全部
      </Link>
    </nav>
  );
}
