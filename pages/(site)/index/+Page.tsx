import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { Arrival } from './Arrival.tsx';
import { Carousel } from './Carousel.tsx';
import { PriceList } from './PriceList.tsx';
import { About, Clients, Highlights, Panel, Services, Testimonials } from './parts.ts';

export default function Page() {
  const { banners, destaques, depoimentos, ofertas, portas, registro } = useData<Data>();
  return (
    <>
      <Arrival ofertas={ofertas} portas={portas} registro={registro} />
      <div className="wrap">
        <Carousel banners={banners} />
      </div>
      <PriceList ofertas={ofertas} />
      {destaques.length > 0 && <Highlights destaques={destaques} />}
      <Services />
      <About />
      <Clients />
      <Panel />
      {depoimentos.length > 0 && <Testimonials depoimentos={depoimentos} />}
    </>
  );
}
