// SPDX-License-Identifier: MIT

import SwiftUI

private struct Switch: View {
  @Binding var isOn: Bool

  var body: some View { Button(action: { isOn.toggle() }) { Text("a") } }
}

private struct Context: PreviewModifier {
  static func makeSharedContext() async throws -> String { "a" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

private struct Frame: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(8) }
}

private struct Library: LibraryContentProvider {
  var views: [LibraryItem] {
    LibraryItem(Text("a"))
    LibraryItem(Switch(isOn: .constant(true)), title: "Switch", category: .control)
  }

  func modifiers(base: Text) -> [LibraryItem] {
    LibraryItem(base.padding(), visible: true, title: "Padding", category: .layout)
  }
}

#Preview {
  Text("a")
}

#Preview("Name") { Text("a") }

#Preview("Traits", traits: .sizeThatFitsLayout) { Text("a") }

#Preview(traits: .landscapeLeft, .fixedLayout(width: 100, height: 50)) { Text("a") }

#Preview(
  "Modifiers",
  traits: .modifier(Context()), .modifier(Frame()), .init(.portrait, .defaultLayout)
) {
  Text("a")
}

@available(iOS 18, macOS 15, *)
#Preview("State") {
  @Previewable @State var isOn = true
  @Previewable @State var names = [
    "a", "b",
  ]
  @Previewable var count = 1
  let label =
    names
    .joined(separator: ", ")

  Switch(isOn: $isOn)
  if isOn {
    Text(label)
  } else {
    Text("\(count)")
  }
}

#Preview("Return") {
  @Previewable @State var isOn = false
  return Switch(isOn: $isOn)
}

#Preview("Argument", body: { Text("a") })

private enum Samples {
  #Preview("Nested") { Text("a") }
}
