// SPDX-License-Identifier: MIT

import SwiftUI

/// The app: a stack of screens, and the sheets above it.
struct RootView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      GalleryScreen()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .canvas(let id): CanvasScreen(id: id)
          case .shapes(let id): ShapeScreen(id: id)
          case .statistics: StatisticsScreen()
          }
        }
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .layers(let id): LayersSheet(id: id)
      case .mixer: ColorMixer()
      case .export(let id): ExportSheet(id: id)
      case .settings: SettingsScreen()
      }
    }
    .fullScreenCover(item: $router.replay) { ReplayScreen(id: $0.id) }
    .tint(.studio)
  }
}
