import sharp from 'sharp';
import type { PictureJob } from './picture.service.ts';

// A process of its own, for one picture: what the pixels and their library take is given back when it ends.
sharp.cache(false);
sharp.concurrency(1);

process.once('message', async ({ file, tag }: PictureJob) => {
  const picture = await sharp(file)
    .composite([{ input: Buffer.from(tag) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  process.send?.(picture, () => process.disconnect());
});
