import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { CityPicker } from './city-picker.tsx';
import { SOME_CITIES } from './some-cities.ts';

export const title = '城市选择';

export default function CityPickerDemo() {
  const [city, setCity] = useState('杭州');
  return (
    <DemoRow label={`选的是${city}`} layout="stack">
      <div style={{ maxWidth: 375 }}>
        <CityPicker
          cities={SOME_CITIES}
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
