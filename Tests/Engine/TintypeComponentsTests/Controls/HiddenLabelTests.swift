// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Controls with hidden labels")
struct HiddenLabelTests {
  private let controls: [(name: String, control: any Component)] = [
    ("switch", Toggle(isOn: .constant(true)) { Text("Label") }),
    ("checkbox", Toggle(isOn: .constant(true)) { Text("Label") }.toggleStyle(.checkbox)),
    ("slider", Slider(value: .constant(0)) { Text("Label") }),
    ("stepper", Stepper(onIncrement: {}, onDecrement: {}) { Text("Label") }),
    ("picker", Picker("Label", selection: .constant(1)) { Text("One").tag(1) }),
  ]

  @Test("Hidden labels stay accessible and take no space")
  func speaking() throws {
    for (name, control) in controls {
      let list = ComponentList([control])
      let shown = try lay(list, in: Size(300, 200))
      let hidden = try lay(list.labelsHidden(), in: Size(300, 200))
      #expect(shown.accessibilityText.contains("Label"), "\(name)")
      #expect(hidden.accessibilityText.contains("Label"), "\(name)")
      let text = hidden.nodes.first {
        $0.semantics?.label == "Label" && $0.element.hasPrefix("Text")
      }
      #expect(text?.frame.size == .zero, "\(name)")
    }
  }
}
