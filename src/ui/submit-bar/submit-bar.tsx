import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Price } from '../price/price.tsx';
import './submit-bar.css';

export interface SubmitBarProps {
  /** In cents; shown as yuan with two decimals. Left out, no sum is shown. */
  price?: number;
  /** Before the sum. */
  label?: string;
  currency?: string;
  decimals?: number;
  buttonText: string;
  buttonType?: NonNullable<ButtonProps['kind']>;
  isDisabled?: boolean;
  isLoading?: boolean;
  /** A line above the bar, such as 还差 ¥12.00 起送. */
  tip?: ReactNode;
  /** To the left of the sum, each a SubmitBarAction. */
  children?: ReactNode;
  onSubmit: () => void;
}

/** Sum and main action, always at the foot of the window. It stands in the page's flow, so that it hides nothing. */
export function SubmitBar({
  price,
  label = '合计',
  currency = '¥',
  decimals = 2,
  buttonText,
  buttonType = 'danger',
  isDisabled = false,
  isLoading = false,
  tip,
  children,
  onSubmit,
}: SubmitBarProps) {
  return (
    <div className="submit-bar">
      {tip && (
        <p className="submit-bar-tip" role="status">
          {tip}
        </p>
      )}
      <div className="submit-bar-row">
        {children}
        <span className="submit-bar-sum">
          {price !== undefined && (
            <>
              <span className="submit-bar-label">{label}</span>{' '}
              <Price cents={price} symbol={currency} decimals={decimals} />
            </>
          )}
        </span>
        <Button
          kind={buttonType}
          size="lg"
          className="submit-bar-button"
          disabled={isDisabled}
          loading={isLoading}
          onClick={onSubmit}
        >
          {buttonText}
        </Button>
      </div>
    </div>
  );
}

export interface SubmitBarActionProps {
  icon: ReactNode;
  label: string;
  /** Such as 收藏: whether it holds. */
  isPressed?: boolean;
  /** Gives way where the bar is narrow: 1 before 2. Without it the action always stays. */
  yields?: 1 | 2;
  onClick: () => void;
}

/** A small action with its name below. */
export function SubmitBarAction({ icon, label, isPressed, yields, onClick }: SubmitBarActionProps) {
  return (
    <button type="button" className="submit-bar-action" data-yields={yields} aria-pressed={isPressed} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}
