import type { WishPicture } from '../wish.contract.ts';
import './picture-grid.css';

/** Drawn pictures; each opens as a file of its own, to keep or to send. */
export function PictureGrid({ pictures }: { pictures: readonly WishPicture[] }) {
  return (
    <ul className="picture-grid">
      {pictures.map(({ Url, Text, Festival, Width, Height }) => (
        <li key={Url}>
          <a href={Url} target="_blank" rel="noopener">
            <img src={Url} alt={`${Festival}：${Text}`} width={Width} height={Height} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}
