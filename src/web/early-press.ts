/** Who has waited longer has gone on to something else, and would be surprised. */
const PATIENCE_MS = 10_000;

/**
 * A button that only its page's code can answer is drawn before that code is there: before React comes, and in parts of a page
 * that come alive later. React drops such a press, unless it can bring the part to life at once. The last press that was dropped
 * is repeated as soon as its button has come alive, which is seen by what React notes at it. Should a later React note it
 * otherwise, presses are dropped as they were. What is alive is never pressed again: who stops a press there has a reason.
 */
export const EARLY_PRESS_CODE = `(function(){
var waiting;
function isAlive(at){return Object.keys(at).some(function(key){return key.indexOf('__reactProps$')===0})}
function look(){
if(!waiting)return;
if(!waiting.at.isConnected||Date.now()>waiting.until){waiting=0;return}
if(!isAlive(waiting.at)||waiting.at.disabled)return setTimeout(look,50);
waiting.at.click()}
addEventListener('click',function(event){
var at=event.target.closest&&event.target.closest('button[type=button]:not([popovertarget])');
if(!at)return;
waiting=0;
if(isAlive(at))return;
// After React, which may have brought it to life by then.
document.addEventListener('click',function(){
if(isAlive(at))return;
waiting={at:at,until:Date.now()+${PATIENCE_MS}};
setTimeout(look,50)},{capture:true,once:true})},true)})()`;
