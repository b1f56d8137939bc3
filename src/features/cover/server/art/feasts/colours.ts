/** A feast keeps the colours people know it by, whatever its pigment. */
export const RED = '#c9382c';
export const DEEP_RED = '#8f1f1a';
export const GOLD = '#f0bb4c';
export const CREAM = '#fcefd4';
export const SNOW = '#f4f8fa';
export const LEAF = '#4f8f5b';
export const MOSS = '#2c5f47';
export const NIGHT = '#0c1a2c';
export const ROSE = '#e58a9b';
export const WOOD = '#7a4a2b';
