import ShopHead from '../components/ShopHead.tsx';

export default function Head() {
  return (
    <>
      <ShopHead />
      <meta name="robots" content="noindex, follow" />
    </>
  );
}
