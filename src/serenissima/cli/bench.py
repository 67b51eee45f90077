from cyclopts import App
def add_to(app: App) -> None:
    pass
