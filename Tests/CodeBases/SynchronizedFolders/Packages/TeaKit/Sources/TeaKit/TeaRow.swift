import SwiftUI

/// A row with a tea.
public struct TeaRow: View {
  let tea: Tea

  public init(tea: Tea) { self.tea = tea }

  public var body: some View {
    LabeledContent(tea.name, value: "\(tea.minutes) min")
  }
}

#Preview { TeaRow(tea: Tea(name: "Mint", minutes: 4)).padding() }
