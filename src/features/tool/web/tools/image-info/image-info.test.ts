import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { readExif } from './image-info.work.ts';
import { tool } from './tool.ts';

let photo: Uint8Array;

beforeAll(async () => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } });
  photo = await blank
    .withExif({
      IFD0: { Make: 'Souluo', Model: 'Camera 1', Software: 'Test' },
      IFD2: {
        DateTimeOriginal: '2026:11:15 08:30:00',
        ExposureTime: '1/250',
        FNumber: '28/10',
        ISOSpeedRatings: '200',
        FocalLength: '50/1',
      },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '116/1 24/1 0/1' },
    })
    .jpeg()
    .toBuffer();
});

test('camera, time, exposure and place are read', () => {
  expect(Object.fromEntries(readExif(photo).map(({ label, value }) => [label, value]))).toEqual({
    相机: 'Souluo Camera 1',
    拍摄时间: '2026-11-15 08:30:00',
    快门: '1/250 秒',
    光圈: 'f/2.8',
    焦距: '50 mm',
    感光度: 'ISO 200',
    软件: 'Test',
    拍摄地点: '39.900000, -116.400000',
  });
});

test('a picture without such facts has none, and other kinds neither', async () => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } });
  expect(readExif(await blank.clone().jpeg().toBuffer())).toEqual([]);
  expect(readExif(await blank.clone().png().toBuffer())).toEqual([]);
});

test('a file that was cut off anywhere never crashes the page', () => {
  for (let length = 3; length < 400; length++)
    try {
      expect(Array.isArray(readExif(photo.slice(0, length)))).toBe(true);
    } catch (error) {
      expect(error).toMatchObject({ message: '照片信息不完整，文件可能被截断了' });
    }
});

test('the example is right', () => {
  const time = readExif(photo).find(({ label }) => label === '拍摄时间')?.value;
  expect(`拍摄时间 ${time}`).toBe(tool.example.output);
});
