import { LegalDocument } from '../../components/LegalDocument.tsx';
import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.ts';

export default function Page() {
  return <LegalDocument {...useData<Data>()} />;
}
