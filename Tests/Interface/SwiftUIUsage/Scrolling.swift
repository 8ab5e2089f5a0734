// SPDX-License-Identifier: MIT

import SwiftUI

struct ScrollReaderUsage: View {
  @State private var id: Int? = 3
  @State private var position = ScrollPosition(edge: .bottom)
  @State private var flashes = 0

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<10) { index in
            Text("\(index)")
              .id(index)
              .onScrollVisibilityChange { _ in }
              .onScrollVisibilityChange(threshold: 0.2) { print($0) }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $id)
      .scrollPosition(id: $id, anchor: .center)
      .onAppear { proxy.scrollTo(3) }
      Button("End") { withAnimation { proxy.scrollTo(9, anchor: .bottom) } }
    }
    List {
      Button("Top") { position.scrollTo(edge: .top) }
      Button("Row") { position.scrollTo(id: 3, anchor: .top) }
      Button("Point") { position.scrollTo(point: .zero) }
      Button("X") { position.scrollTo(x: 10) }
      Button("Y") { position.scrollTo(y: 10) }
      Button("X, Y") { position.scrollTo(x: 1, y: 2) }
    }
    .scrollPosition($position)
    .scrollPosition($position, anchor: .top)
    .scrollTargetLayout(isEnabled: false)
    .defaultScrollAnchor(.bottom)
    .defaultScrollAnchor(.top, for: .alignment)
    .defaultScrollAnchor(nil, for: .sizeChanges)
    .defaultScrollAnchor(.center, for: .initialOffset)
    .scrollDisabled(flashes > 3)
    .scrollClipDisabled()
    .scrollBounceBehavior(.basedOnSize)
    .scrollBounceBehavior(.always, axes: [.horizontal])
    .scrollIndicatorsFlash(onAppear: true)
    .scrollIndicatorsFlash(trigger: flashes)
  }
}

struct ScrollObserverUsage: View {
  @Environment(\.isScrollEnabled) private var isEnabled
  @Environment(\.verticalScrollBounceBehavior) private var vertical
  @Environment(\.horizontalScrollBounceBehavior) private var horizontal

  var body: some View {
    ScrollView { Text("a") }
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y < geometry.contentInsets.top
          && geometry.visibleRect.maxY < geometry.contentSize.height
          && geometry.bounds.height <= geometry.containerSize.height
      } action: { wasAtTop, isAtTop in
        print(wasAtTop, isAtTop)
      }
      .onScrollPhaseChange { old, new in print(old.isScrolling, new == .idle) }
      .onScrollPhaseChange { _, new, context in
        print(new, context.geometry.contentOffset, context.velocity?.dy ?? 0)
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { print($0.count) }
      .onScrollTargetVisibilityChange(idType: String.self, threshold: 0.3) { _ in }
      .scrollTargetBehavior(.paging)
      .scrollTargetBehavior(HalfPages())
      .scrollTargetBehavior(AnyScrollTargetBehavior(.viewAligned))
  }
}

struct HalfPages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.velocity.dy > 0, context.colorScheme == .light else { return }
    target.rect.origin.y = min(
      context.originalTarget.rect.minY + context.containerSize.height / 2,
      context.contentSize.height)
    target.anchor = .top
    if context.axes == .horizontal { target.rect.origin.x = 0 }
  }
}

struct ScrollTransitionUsage: View {
  var body: some View {
    ScrollView {
      Text("a").scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 20)
      }
      Text("b").scrollTransition(.animated, axis: .vertical) { content, phase in
        content.scaleEffect(phase == .topLeading ? 0.5 : 1)
      }
      Text("c").scrollTransition(
        topLeading: .interactive(timingCurve: .linear),
        bottomTrailing: .animated(.bouncy).threshold(.visible(0.3)), axis: .vertical
      ) { content, phase in
        content.rotationEffect(.degrees(phase == .bottomTrailing ? 90 : 0))
      }
      Text("d").scrollTransition(
        .interactive.threshold(.centered.inset(by: 10)).animation(.default)
      ) { content, phase in content.blur(radius: abs(phase.value) * 3) }
      Text("e").scrollTransition(
        .identity.threshold(.hidden.interpolated(towards: .visible, amount: 0.5))
      ) { content, _ in content }
    }
  }
}

func scrollPositions() -> [ScrollPosition] {
  [
    ScrollPosition(), ScrollPosition(idType: Int.self), ScrollPosition(id: "a"),
    ScrollPosition(id: 3, anchor: .center), ScrollPosition(edge: .top),
    ScrollPosition(idType: Int.self, edge: .leading), ScrollPosition(point: .zero),
    ScrollPosition(x: 1), ScrollPosition(y: 1), ScrollPosition(x: 1, y: 2),
  ]
}

func scrollPositionValues(_ position: ScrollPosition) -> String {
  let values: [Any?] = [
    position.edge, position.point, position.viewID, position.viewID(type: Int.self),
  ]
  return "\(values) \(position.isPositionedByUser)"
}
