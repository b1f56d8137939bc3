import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
const dir = mkdtempSync('/tmp/shots-data-');
const port = 20000 + Math.floor(Math.random()*20000);
const child = spawn(process.execPath, ['src/main.ts'], { env: { PATH: process.env.PATH, NODE_ENV:'production', PORT:String(port), DATA_DIR: dir, LOG_LEVEL:'warn', ADMIN_USERNAME:'xiaoman', ADMIN_PASSWORD:'a long enough password', DEMO_CONTENT: 'on', SHORT_HOST: process.env.SH ?? '' }, stdio:'inherit' });
const origin = `http://localhost:${port}`;
for (let i=0;i<600;i++){ const ok = await fetch(origin+'/readyz').then(r=>r.ok,()=>false); if(ok)break; await new Promise(r=>setTimeout(r,200)); }
const J={'content-type':'application/json'};
const tok=(await (await fetch(origin+'/api/v1/user/login',{method:'POST',headers:J,body:JSON.stringify({Username:'xiaoman',Password:'a long enough password'})})).json()).Data.Token;
const H={...J,authorization:tok};
const mk=async(b:any)=>(await (await fetch(origin+'/api/v1/short_url',{method:'POST',headers:H,body:JSON.stringify(b)})).json()).Data.ShortUrl;
const put=(c:string,b:any)=>fetch(origin+'/api/v1/short_url/'+c,{method:'PUT',headers:H,body:JSON.stringify(b)});
const UA='Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const a=await mk({Url:'https://example.com/market/autumn?from=wechat&utm_source=group&id=20261115',WechatTip:true});
const b=await mk({Url:origin+'/any/三体'}); const c=await mk({Url:'https://forms.example.cn/f/8d21aa',ValidDays:5}); const d=await mk({Url:'https://vote.example.com/2026/team'});
await put(a,{Remark:'秋日市集活动页'});await put(b,{Remark:'三体 · 详情'});await put(c,{Remark:'摄影课报名表'});await put(d,{Remark:'团建投票',Disabled:true});
for(let i=0;i<19;i++)await fetch(origin+'/short/'+a,{redirect:'manual',headers:{'user-agent':UA}});
for(let i=0;i<3;i++)await fetch(origin+'/short/'+b,{redirect:'manual',headers:{'user-agent':UA}});
for(let i=0;i<7;i++)await fetch(origin+'/api/v1/share/ad',{method:'POST',headers:{...J,'user-agent':UA+i},body:JSON.stringify({shareId:1,path:i%2?'/any/三体':'/hot'})});
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const WX='Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN';
const shot=async(name:string,path:string,width:number,scheme:'light'|'dark',opt:any={})=>{const ctx=await browser.newContext({viewport:{width,height:width<500?812:900},colorScheme:scheme,reducedMotion:'reduce',deviceScaleFactor:1,...opt.ctx});if(opt.login)await ctx.addCookies([{name:'Token',value:tok,url:origin}]);const p=await ctx.newPage();const msgs:string[]=[];p.on('console',m=>{if(['error','warning'].includes(m.type()))msgs.push(m.text())});p.on('pageerror',e=>msgs.push(e.message));await p.goto(origin+path);await p.waitForTimeout(600);if(opt.do)await opt.do(p);const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);await p.screenshot({path:`/tmp/shots/${name}.png`,fullPage:true});console.log(name,over,msgs.join(' | ').slice(0,300));await ctx.close();};
const only=process.argv[2];
const all:[string,string,number,'light'|'dark',any?][]=[
['short-1440','/short?made='+a,1440,'light',{login:true}],
['short-375-dark','/short?made='+a,375,'dark',{login:true}],
['short-visitor-375','/short',375,'light'],
['short-edit-1440','/short?edit='+c,1440,'dark',{login:true}],
['tip-375','/short/'+a,375,'light',{ctx:{userAgent:WX}}],
['tip-375-dark','/short/'+a,375,'dark',{ctx:{userAgent:WX}}],
['tip-1440','/short/'+a,1440,'light',{ctx:{userAgent:WX}}],
['preview-375','/short/'+a+'+',375,'light'],
['preview-1440','/short/'+a+'+',1440,'dark',{do:async(p:any)=>p.locator('summary').click()}],
['missing-375','/short/k7Qm2xP',375,'light'],
['gone-1440','/short/'+d,1440,'light'],
['share-1440','/share/any/三体?shareId=1',1440,'light'],
['share-375','/share/any/三体?shareId=1',375,'dark'],
['share-home-1440','/share',1440,'light'],
['share-hot-375','/share/hot',375,'light'],
['shares-1440','/account/shares',1440,'light',{login:true}],
['shares-375','/account/shares',375,'dark',{login:true}],
];
for(const [n,p,w,s,o] of all) if(!only||n.includes(only)) await shot(n,p,w,s,o);
await browser.close(); child.kill('SIGTERM');
