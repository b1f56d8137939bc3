import { Link } from 'react-router';
import { Carousel } from '#/ui/carousel/carousel.tsx';
import { OutLink } from './out-link.tsx';
import './banner.css';

interface Props {
  banners: readonly { image: string; link: string; title: string }[];
}

/** Shown until the operator sets banners of their own. */
const OWN = [
  { title: '同城市集', text: '吃喝玩乐修，先看看附近', link: '/market?tab=near', tone: 'pine' },
  { title: '返现清单', text: '返现最高的排在前面', link: '/market?tab=back', tone: 'rouge' },
  { title: '拍照找相似', text: '看见喜欢的，拍一张试试', link: '/market/similar', tone: 'indigo' },
];

export function Banner({ banners }: Props) {
  const slides =
    banners.length > 0
      ? banners.map(({ image, link, title }) => ({
          key: link + image,
          content: (
            <OutLink to={link} className="market-banner-slide">
              <img src={image} alt={title} />
            </OutLink>
          ),
        }))
      : OWN.map(({ title, text, link, tone }) => ({
          key: title,
          content: (
            <Link to={link} className="market-banner-slide" data-tone={tone}>
              <Hills />
              <span className="market-banner-text">
                <strong>{title}</strong>
                <span>{text}</span>
              </span>
            </Link>
          ),
        }));
  return (
    <div className="market-banner">
      <Carousel label="推荐" slides={slides} />
    </div>
  );
}

/** A disc over two slopes; the colours are the slide's. */
function Hills() {
  return (
    <svg viewBox="0 0 360 132" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <circle cx="292" cy="62" r="58" className="market-banner-disc" />
      <path d="M150 132c46-12 62-46 108-40s54-26 102-34v74z" fill="#000" opacity=".2" />
      <path d="M214 132c34-8 44-26 78-24s42-18 68-22v46z" fill="#fff" opacity=".13" />
    </svg>
  );
}
