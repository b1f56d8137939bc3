import { GROUND, THEME_KEY } from './theme-store.ts';

/**
 * Runs in the head, before the first paint. It makes the theme-color element itself: React would take one from the
 * server whose colour was changed for a stranger and add another.
 */
export const THEME_CODE = `(function(){
var root=document.documentElement,meta=document.createElement('meta'),theme;
try{theme=localStorage.getItem('${THEME_KEY}')}catch(error){}
if(theme==='light'||theme==='dark')root.dataset.theme=theme;
else theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
meta.name='theme-color';
meta.content=theme==='dark'?'${GROUND.dark}':'${GROUND.light}';
document.head.append(meta)})()`;

/** Applies the remembered theme. Belongs into the head; the html element then needs suppressHydrationWarning. */
export function ThemeScript({ nonce }: { nonce?: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {THEME_CODE}
    </script>
  );
}
