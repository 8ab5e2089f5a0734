// SPDX-License-Identifier: MIT

import SwiftUI

@MainActor private var evaluations = 0

// The types belong to the main actor, and so do methods in extensions of them.
extension VStack {
  fileprivate func counted() -> VStack {
    evaluations += 1
    return self
  }
}

extension TapGesture {
  fileprivate func counted() -> TapGesture {
    evaluations += 1
    return self
  }
}

// Initializers of most views belong to no actor, and views are sendable.
private func makeViews() -> [AnyView] {
  let label = Label("Title", systemImage: "star")
  let button = Button("Title") {}
  let stack = HStack(spacing: 4) {
    label
    button
  }
  return [
    AnyView(stack), AnyView(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)),
  ]
}

private func shared(_ view: AnyView, _ stack: VStack<Text>)
  -> @Sendable () -> (AnyView, VStack<Text>)
{
  { (view, stack) }
}

struct Isolation: View {
  var body: some View {
    VStack { Text("\(evaluations)") }.counted().gesture(TapGesture().counted())
    ForEach(0..<2) { makeViews()[$0] }
    shared(AnyView(Text("Shared")), VStack { Text("Shared") })().0
  }
}
