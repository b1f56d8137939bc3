import { ArrowUpRight } from 'lucide-react';
import { Section } from '#/ui/section/section.tsx';
import './engines.css';

/** The way on to others. They learn the words only when one goes there. */
export function Engines({ engines }: { engines: readonly { name: string; url: string }[] }) {
  return (
    <Section id="found-outside" size="sm" title="站外" note="在新窗口打开" className="found-section">
      <ul className="engines">
        {engines.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer" data-found>
              {name}
              <ArrowUpRight size={14} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
