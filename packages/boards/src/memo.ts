import { Component } from "preact";
import type { ComponentType, VNode } from "preact";

/** A component that renders again only when one of its props changes. It may use hooks. */
export function memo<Props extends object>(draw: (props: Props) => VNode): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const before: Readonly<Props> = this.props;
      return (Object.keys({ ...before, ...next }) as (keyof Props)[]).some((key) => before[key] !== next[key]);
    }
    render(props: Props): VNode {
      return draw(props);
    }
  };
}
