const KEY = 'chunkReload';
const ONCE_PER_MS = 60_000;
/** Browsers give up loading when someone leaves: a reload would keep them here. A download leaves the page in place. */
const LEAVING_MS = 10_000;

/**
 * Runs in the head, before anything is loaded: code that is missing on the first load is noticed too. After a release an
 * old page asks for code that is gone; a reload brings the new one, at most once a minute. Without a network, or where
 * nothing can be remembered, there is none.
 */
export const CHUNK_CODE = `(function(){
var left=0;
function reload(){
var now=Date.now(),last;
if(now-left<${LEAVING_MS})return false;
try{
last=Number(sessionStorage.getItem('${KEY}'));
if(!navigator.onLine||(last<=now&&now-last<${ONCE_PER_MS}))return false;
sessionStorage.setItem('${KEY}',now)
}catch(error){return false}
location.reload();
return true}
window.reloadForChunk=reload;
addEventListener('beforeunload',function(){left=Date.now()});
addEventListener('error',function(event){
var at=event.target;
if(at.localName==='script'?at.type==='module':at.localName==='link'&&at.rel==='stylesheet')reload()},true);
addEventListener('unhandledrejection',function(event){
if(/dynamically imported module|module script failed|preload CSS/i.test(event.reason&&event.reason.message))reload()});
addEventListener('vite:preloadError',function(event){if(reload())event.preventDefault()})})()`;

/** Whether the page is about to be loaded again. */
export function reloadForChunk(): boolean {
  // Made by the code above, which TypeScript does not see.
  const { reloadForChunk: reload } = window as Window & { reloadForChunk?: () => boolean };
  return reload?.() ?? false;
}
