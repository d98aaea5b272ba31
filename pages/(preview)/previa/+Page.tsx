import { useState } from 'react';
import { Carousel } from '../../(site)/index/Carousel.tsx';
import { Clients, Highlights, Testimonials } from '../../(site)/index/parts.ts';
import { Notices } from '../../components/Notices.tsx';
import { Receipt } from '../../components/Receipt.tsx';
import { PeriodToggle } from '../../components/PeriodToggle.tsx';
import { PlanCard } from '../../components/PlanCard.tsx';
import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.tsx';
import '../../styles/receipt.css';
import '../../styles/site.css';

/** The site's own part, alone. What the site fetches late is had from its parts: imported here, it would be no file of its own. */
export default function Page() {
  const data = useData<Data>();
  if ('banners' in data) return <Carousel banners={data.banners} worded={data.worded} />;
  if ('destaques' in data) return <Highlights destaques={data.destaques} />;
  if ('depoimentos' in data) return <Testimonials depoimentos={data.depoimentos} />;
  if ('horario' in data) return <TextsPreview {...data} />;
  if ('avisos' in data) return <Notices avisos={data.avisos} />;
  if ('recibos' in data) return <CouponPreview {...data} />;
  return <CardPreview {...data} />;
}

function CouponPreview({ ditos, recibos }: Extract<Data, { recibos: unknown }>) {
  return (
    <div className="section wrap">
      {ditos.map((dito) => (
        <p key={dito}>{dito}</p>
      ))}
      {recibos.map(({ id, linhas, total }) => (
        <Receipt key={id} lines={linhas} total={total} />
      ))}
    </div>
  );
}

/** What the home page says in numbers, and every page of the hours. */
function TextsPreview({ horario, naExcecao }: Extract<Data, { horario: unknown }>) {
  return (
    <>
      <Clients />
      <div className="wrap">
        <p>
          No rodapé e onde há WhatsApp: <strong>{horario}</strong>
        </p>
        {naExcecao && (
          <p>
            {naExcecao.dias}: <strong>{naExcecao.horario}</strong>
          </p>
        )}
      </div>
    </>
  );
}

function CardPreview({ plano, familia, agendado }: Extract<Data, { plano: unknown }>) {
  const [periodo, setPeriodo] = useState(familia.periodoPadrao);
  return (
    <div className="section">
      <PeriodToggle periodos={familia.periodos} periodo={periodo} onChange={setPeriodo} />
      {agendado && (
        <>
          <p>
            <strong>{agendado.dias}</strong>
          </p>
          <PlanCard plano={agendado.plano} familia={familia} periodo={periodo} popular={false} loud={false} />
          <p>
            <strong>Nos outros dias</strong>
          </p>
        </>
      )}
      <PlanCard plano={plano} familia={familia} periodo={periodo} popular={false} loud={false} />
    </div>
  );
}
