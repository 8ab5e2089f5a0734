// SPDX-License-Identifier: MIT

import SwiftUI

extension Image {
  fileprivate static let logo = Image("Logo")
  fileprivate static var star: Image { Image(systemName: "star") }
}

extension ImageResource {
  fileprivate static let logo = ImageResource(name: "Logo", bundle: .main)
}

struct Images: View {
  let image: UIImage
  let cgImage: CGImage
  var isFilled = true

  var body: some View {
    Group {
      Image("Logo")
      Image("Logo", bundle: .main)
      Image("Logo", bundle: nil, label: Text("Logo"))
      Image(decorative: "Logo")
      Image(decorative: "Logo", bundle: .main)
      Image(systemName: isFilled ? "star.fill" : "star")
      Image(systemName: "wifi", variableValue: 0.5)
      Image("Logo", variableValue: 0.5)
      Image(.logo)
      Image(uiImage: image)
    }
    Group {
      Image(cgImage, scale: 2, label: Text("Photo"))
      Image(cgImage, scale: 2, orientation: .left, label: Text("Photo"))
      Image(decorative: cgImage, scale: 2)
      Image.logo.resizable().renderingMode(.template).interpolation(.high).antialiased(true)
      Image.logo.resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      Image.logo.resizable(resizingMode: .tile).renderingMode(.original).interpolation(.none)
      Image.star.symbolRenderingMode(.hierarchical).foregroundStyle(.red, .blue)
      Image.star.imageScale(.large).symbolVariant(.fill).symbolVariant(.circle.fill)
      Image.star.symbolRenderingMode(.palette).font(.title).foregroundColor(.red)
      VStack {}.imageScale(.small).symbolVariant(.none).symbolRenderingMode(.multicolor)
    }
  }

  static var variants: Bool { SymbolVariants.circle.fill.contains(.fill) }
}

private struct VerticalLabelStyle: LabelStyle {
  @Environment(\.imageScale) private var imageScale

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}

extension LabelStyle where Self == VerticalLabelStyle {
  fileprivate static var vertical: VerticalLabelStyle { VerticalLabelStyle() }
}

private struct TintedLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    Label(configuration).foregroundStyle(.tint)
  }
}

private struct IconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon.foregroundColor(.red)
    }
  }
}

struct Labels: View {
  let title: String

  var body: some View {
    Group {
      Label("Title", systemImage: "star")
      Label(title, systemImage: "star")
      Label("Title", image: "Logo")
      Label(title, image: "Logo")
      Label("Title", image: .logo)
      Label(title, image: .logo)
      Label {
        Text("Title").bold()
      } icon: {
        Image(systemName: "star").foregroundColor(.red)
      }
      Label(title: { Text(title) }, icon: { Color.red })
    }
    Group {
      Label("Title", systemImage: "star").labelStyle(.automatic).labelStyle(.iconOnly)
      Label("Title", systemImage: "star").labelStyle(.titleOnly).labelStyle(.titleAndIcon)
      Label("Title", systemImage: "star").labelStyle(.vertical).labelStyle(TintedLabelStyle())
      Label("Title", systemImage: "star").labelStyle(IconLabelStyle())
      VStack {}.labelStyle(IconOnlyLabelStyle()).labelStyle(DefaultLabelStyle())
    }
  }
}
