import {
  BookOpen,
  Bus,
  HandCoins,
  HeartPulse,
  House,
  type LucideIcon,
  ShoppingBag,
  ShoppingBasket,
  Smartphone,
  Undo2,
  Utensils,
} from 'lucide-react';

const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/退款/, Undo2],
  [/餐|饭|吃|饮|外卖|咖啡|奶茶|零食/, Utensils],
  [/买菜|菜场|水果|生鲜/, ShoppingBasket],
  [/住房|房租|物业|水电|家居|居家/, House],
  [/交通|出行|打车|公交|地铁|加油|停车|旅/, Bus],
  [/学|书|课|文化/, BookOpen],
  [/医|药|健康/, HeartPulse],
  [/话费|通讯|充值|数码/, Smartphone],
];

/** A picture for what the name of a category says; money that comes in has its own. */
export function CategoryIcon({ category, isIncome }: { category: string; isIncome: boolean }) {
  const [, Icon = isIncome ? HandCoins : ShoppingBag] = ICONS.find(([words]) => words.test(category)) ?? [];
  return <Icon size={18} aria-hidden />;
}
