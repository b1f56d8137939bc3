import { priceParts } from './price-text.ts';
import './price.css';

export interface PriceProps {
  /** In cents (分). */
  cents: number;
  /** ¥ (half width) in bars and lists, ￥ (full width) in the option picker. */
  symbol?: string;
  decimals?: number;
  size?: 'md' | 'lg';
}

/** A price with a small sign and small cents. */
export function Price({ cents, symbol = '¥', decimals = 2, size = 'md' }: PriceProps) {
  const { whole, rest } = priceParts(cents, decimals);
  return (
    <span className="price num" data-size={size}>
      <span className="price-symbol">{symbol}</span>
      {whole}
      {rest && <span className="price-cents">{rest}</span>}
    </span>
  );
}
