/** The price of a sector in words. */
import type { PriceView } from "../wire";
import { someResource } from "../lib/terms";
import { list, t } from "../lib/words";

export function priceInWords(price: PriceView): string {
  const parts: string[] = [];
  if (price.any) parts.push(t("price-any"));
  if (price.deniers) parts.push(someResource("deniers", price.deniers));
  if (price.influence) parts.push(someResource("influence", price.influence));
  if (price.knowledge) parts.push(someResource("knowledge", price.knowledge));
  return parts.length > 0 ? list(parts) : t("free");
}
