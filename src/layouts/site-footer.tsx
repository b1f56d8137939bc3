import { InnerLink } from '#/ui/link/inner-link.tsx';
import { Brand } from '#/ui/mark/brand.tsx';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import { useSite } from './use-site.ts';
import './site-footer.css';

const SHANGHAI_MS = 8 * 3_600_000;

export function SiteFooter() {
  const { title, footer } = useSite();
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-grid">
        <div className="site-footer-brand">
          <Brand size="sm" name={title} />
          <p>只做索引与整理，不存储任何影视内容。</p>
        </div>
        <nav className="site-footer-links" aria-label="页脚">
          <InnerLink to="/declaration">免责声明</InnerLink>
          <InnerLink to="/declaration">联系我们</InnerLink>
          <a href="/blog/category/影视资讯" target="_blank" rel="noopener">
            影视资讯
          </a>
          <InnerLink to="/word">留言板</InnerLink>
          <InnerLink to="/short">短链接</InnerLink>
        </nav>
        <p className="site-footer-note">
          {/* A page that was kept over the new year says the old one. */}
          <span suppressHydrationWarning>
            © {new Date(Date.now() + SHANGHAI_MS).getUTCFullYear()} {title}
          </span>
          {footer.icp && (
            <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener">
              {footer.icp}
            </a>
          )}
          {footer.police && (
            <a href="https://beian.mps.gov.cn/" target="_blank" rel="noopener">
              {footer.police}
            </a>
          )}
          {footer.contact && <span>{footer.contact}</span>}
        </p>
        {/* On a phone the header has no room for it. */}
        <div className="site-footer-theme">
          <ThemeSwitch className="site-header-icon" />
          <span aria-hidden="true">外观</span>
        </div>
      </div>
    </footer>
  );
}
