import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { CityPicker } from './city-picker.tsx';

export const title = '城市选择';

const CITIES = [
  ['阿坝', 'aba', 'ab'],
  ['安阳', 'anyang', 'ay'],
  ['北京', 'beijing', 'bj'],
  ['成都', 'chengdu', 'cd'],
  ['杭州', 'hangzhou', 'hz'],
  ['湖州', 'huzhou', 'hz'],
  ['上海', 'shanghai', 'sh'],
  ['苏州', 'suzhou', 'sz'],
].map(([name = '', pinyin = '', initials = '']) => ({
  name,
  pinyin,
  initials,
  letter: initials.slice(0, 1).toUpperCase(),
}));

export default function CityPickerDemo() {
  const [city, setCity] = useState('杭州');
  return (
    <DemoRow label={`选的是${city}`} layout="stack">
      <div style={{ maxWidth: 375 }}>
        <CityPicker
          cities={CITIES}
          hot={['北京', '上海', '成都', '杭州']}
          visited={['苏州']}
          current={city}
          located={{ name: '杭州 · 西湖区', note: '刚刚定位' }}
          onLocate={() => setCity('杭州')}
          onPick={({ name }) => setCity(name)}
        />
      </div>
    </DemoRow>
  );
}
