import SwiftUI

public struct SeedLabel: View {
  let name: LocalizedStringKey

  public init(name: LocalizedStringKey) { self.name = name }

  public var body: some View { Label(name, systemImage: "leaf").foregroundStyle(.green) }
}

#Preview { SeedLabel(name: "Peas").padding() }
