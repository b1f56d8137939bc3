// Opens pictures from outside, and only in processes that read them: with one thread, and nothing kept between two.
import sharp from 'sharp';

sharp.cache(false);
sharp.concurrency(1);

export default sharp;
