const KEY = 'chunkReload';
const ONCE_PER_MS = 60_000;
/**
 * Browsers give up loading when someone leaves: a reload would keep them here. A download leaves the page in place. iPhones
 * do not tell that someone is leaving, so a link or a form that the page does not take care of itself counts as well. Nor is
 * what does not come then a fault that an operator should hear of.
 */
const LEAVING_MS = 10_000;

/** Long enough for a line that stumbled, short enough not to be noticed; then for one that stumbles longer. */
const AGAIN_MS = [400, 2000];

/** For an operator who wonders why a page has neither looks nor life: https://site.example/films/ is no place for it. */
const NOT_THERE = '没有载入。网站要有自己的域名或端口，不能放在别的网站的路径下。';

/**
 * Runs in the head, before anything is loaded: code that is missing on the first load is noticed too. What fails is
 * asked for twice more. After a release an old page asks for code that is gone; a reload brings the new one, at most once a
 * minute. Without a network, or where nothing can be remembered, there is none.
 */
export const CHUNK_CODE = `(function(){
var left=0,tried={};
function isLeft(){return Date.now()-left<${LEAVING_MS}}
function reload(){
var now=Date.now(),last;
if(isLeft())return false;
try{
last=Number(sessionStorage.getItem('${KEY}'));
if(!navigator.onLine||(last<=now&&now-last<${ONCE_PER_MS}))return false;
sessionStorage.setItem('${KEY}',now)
}catch(error){return false}
location.reload();
return true}
function again(at){
var name=at.src||at.href||'',wait=[${AGAIN_MS}][tried[name]=name in tried?tried[name]+1:0];
if(!wait)return reload()||console.error(name+' ${NOT_THERE}');
setTimeout(function(){
var copy=document.createElement(at.localName);
Array.prototype.forEach.call(at.attributes,function(one){copy.setAttribute(one.name,one.value)});
copy.nonce=at.nonce;
copy.textContent=at.textContent;
copy.onerror=function(event){event.stopPropagation();again(copy)};
document.head.appendChild(copy);
if(copy.localName==='script')copy.remove()},wait)}
window.reloadForChunk=reload;
['beforeunload','click','submit'].forEach(function(name){addEventListener(name,function(event){
if(name==='beforeunload'||!event.defaultPrevented&&(name==='submit'||event.target.closest&&event.target.closest('a[href]:not([href^="#"],[target],[download])')))left=Date.now()})});
function isMissing(message){return /dynamically imported module|module script failed|preload CSS/i.test(message)}
function forget(event){event.preventDefault();event.stopImmediatePropagation()}
addEventListener('error',function(event){
var at=event.target;
if(at===window){if(isLeft()&&isMissing(event.message))forget(event);return}
if(!at.onerror&&(at.localName==='script'?at.type==='module':at.localName==='link'&&at.rel==='stylesheet'))again(at)},true);
addEventListener('unhandledrejection',function(event){
if(!isMissing(event.reason&&event.reason.message))return;
if(isLeft())forget(event);
var first=document.querySelector('script[type=module]');
if(first&&!('hydrated' in document.documentElement.dataset))again(first);else reload()});
addEventListener('vite:preloadError',function(event){if(reload())event.preventDefault()})})()`;

/** Whether the page is about to be loaded again. */
export function reloadForChunk(): boolean {
  // Made by the code above, which TypeScript does not see.
  const { reloadForChunk: reload } = window as Window & { reloadForChunk?: () => boolean };
  return reload?.() ?? false;
}
