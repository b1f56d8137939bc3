import sharp from 'sharp';
const [out, scale, ...names] = process.argv.slice(2);
const ims = await Promise.all(names.map(async n => { const m = sharp(`/tmp/shots/${n}.png`); const { width=0, height=0 } = await m.metadata(); const w=Math.round(width*Number(scale)); const h=Math.round(height*Number(scale)); return { b: await m.resize(w,h).toBuffer(), w, h }; }));
const H = Math.max(...ims.map(i=>i.h)), W = ims.reduce((a,i)=>a+i.w+10,0); let x=0;
await sharp({create:{width:W,height:H,channels:3,background:'#888'}}).composite(ims.map(i=>{const r={input:i.b,left:x,top:0};x+=i.w+10;return r;})).png().toFile(`/tmp/shots/${out}.png`);
